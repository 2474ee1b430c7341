/** Whether the employee uploaded this image, and so may rename and delete it (specification, section 5). */
export function isOwnImage(
  employeeId: string | null,
  image: { uploaderEmployeeId: string | null },
): boolean {
  return employeeId !== null && image.uploaderEmployeeId === employeeId;
}
