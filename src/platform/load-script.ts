/**
 * Runs a script of another origin, after the page's policy let it in.
 *
 * @throws Error where it does not arrive
 */
export async function loadScript(address: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      reject(new Error(`The script ${address} did not arrive.`));
    });
    script.src = address;
    document.head.append(script);
  });
}
