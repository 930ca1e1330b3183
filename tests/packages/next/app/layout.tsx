import '@oshimado/ui/styles.css';
import { themeClass } from '@oshimado/ui/theme';
import type { ReactNode } from 'react';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" className={themeClass({ mode: 'system', theme: 0 })}>
      <body>{children}</body>
    </html>
  );
}
