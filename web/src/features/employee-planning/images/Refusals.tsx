import { Text } from '@mantine/core';

/** Lists why files cannot be sent, each on its own line. */
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
