import { Button } from '@mantine/core';
import { type Language, languageNames } from '@ploegplan/contract/languages/languages';
import { useChooseLanguage } from '../../data/company/account.ts';

/** Offers a language by its own name, which is all that needs to be read, beside Dutch. */
export default function LanguageOffer({ language }: { language: Language }) {
  const choosing = useChooseLanguage();
  return (
    <div className="flex gap-2 mb-2">
      {([language, 'nl'] as const).map((choice) => (
        <Button
          key={choice}
          lang={choice}
          variant="default"
          mih={48}
          flex={1}
          px="xs"
          disabled={choosing.isPending}
          onClick={() => choosing.mutate(choice)}
        >
          {languageNames[choice]}
        </Button>
      ))}
    </div>
  );
}
