import type { BrowserContext } from 'playwright-core';

interface PageWithReport {
  reportPolicyViolation?: (text: string) => Promise<void>;
}

const violations: string[] = [];

/** From now on, what a page of the context does against its security policy is noted. */
export async function watchForPolicyViolations(context: BrowserContext): Promise<void> {
  await context.exposeBinding('reportPolicyViolation', (_source, text: string) => {
    violations.push(text);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
      const { reportPolicyViolation } = globalThis as PageWithReport;
      void reportPolicyViolation?.(
        `${effectiveDirective} forbids ${blockedURI} "${sample}" on ${location.pathname} (${sourceFile}:${lineNumber})`,
      );
    });
  });
}

/** The violations since the last call, each as one line. */
export function takePolicyViolations(): string[] {
  return violations.splice(0);
}
