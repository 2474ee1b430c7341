import { Button, FileButton, Input } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Logo } from '../page/Logo.tsx';
import classes from './tenant.module.css';
import { type ChangeLogo, useLogo } from './useLogo.ts';

interface LogoFieldProps {
  tenant: { displayName: string; logoUrl: string; hasLogoImage: boolean };
  change: ChangeLogo;
}

/** A tenant's own logo instead of a built-in one. It is kept as soon as it is chosen. */
export function LogoField({ tenant, change }: LogoFieldProps) {
  const { upload, remove, isBusy, fault } = useLogo(tenant.displayName, change);
  return (
    <Input.Wrapper
      label="Eigen logo"
      labelElement="div"
      description="Een PNG, JPEG of WebP van hooguit 5 MB; wordt meteen bewaard."
      error={fault}
    >
      <div className="flex flex-wrap gap-2">
        {tenant.hasLogoImage && (
          <div className={classes.preview}>
            <Logo src={tenant.logoUrl} alt="Eigen logo" height={40} />
          </div>
        )}
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={upload}>
          {(button) => (
            <Button
              variant="default"
              leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
              loading={isBusy}
              {...button}
            >
              {tenant.hasLogoImage ? 'Ander logo kiezen' : 'Logo uploaden'}
            </Button>
          )}
        </FileButton>
        {tenant.hasLogoImage && (
          <Button variant="subtle" color="red" c="var(--mantine-color-error)" onClick={remove}>
            Weghalen
          </Button>
        )}
      </div>
    </Input.Wrapper>
  );
}
