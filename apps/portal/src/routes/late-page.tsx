import { LoadError } from '@oshimado/widgets/internal/base/reporting';
import { lazy, type ComponentType } from 'react';

type Load = () => Promise<{ readonly default: ComponentType }>;

/** Like `lazy`, which caches a failed import for ever: this one imports again after the page's error boundary has shown the failure. */
export function latePage(load: Load): ComponentType {
  const attempt = (): ComponentType =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new LoadError(cause, () => {
          Page = attempt();
        });
      }),
    );
  let Page = attempt();
  return function LatePage() {
    const Current = Page;
    return <Current />;
  };
}
