import { Text } from '@mantine/core';

export const Refusals = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <div role="alert">
      {texts.map((text) => (
        <Text key={text} c="var(--mantine-color-error)">
          {text}
        </Text>
      ))}
    </div>
  );
