/** A software bill of materials as CycloneDX writes it, as far as it is read here. */
export interface BillOfMaterials {
  metadata: { component: { 'bom-ref': string } };
  components: readonly Component[];
  dependencies: readonly { ref: string; dependsOn?: readonly string[] }[];
}

/** A package of one version. */
export interface Component {
  /** Name and version: `react@19.3.1`. */
  'bom-ref': string;
  /** The folder's name for a workspace, so read {@link packageNameOf} instead. */
  name: string;
  version: string;
  licenses?: readonly ({ license: { id?: string; name?: string } } | { expression: string })[];
}

/**
 * The part of a bill that is shipped: what the named packages need, and what those need in turn.
 *
 * @param bill of everything that is installed, tools for development among it
 * @param roots workspaces whose own dependencies are shipped, each with the names of those
 * @throws Error where a named dependency is not in the bill
 */
export function shippedPart<Bill extends BillOfMaterials>(
  bill: Bill,
  roots: readonly { workspace: string | null; names: readonly string[] }[],
): Bill {
  const needs = new Map(bill.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
  const waiting = roots.flatMap(({ workspace, names }) => {
    const root =
      workspace === null
        ? bill.metadata.component['bom-ref']
        : bill.components.find((one) => packageNameOf(one['bom-ref']) === workspace)?.['bom-ref'];
    const direct = needs.get(root ?? '') ?? [];
    return names.map((name) => {
      const ref = direct.find((one) => packageNameOf(one) === name);
      if (ref === undefined) throw new Error(`The bill of materials lacks ${name}.`);
      return ref;
    });
  });
  const shipped = new Set<string>();
  for (let ref = waiting.pop(); ref !== undefined; ref = waiting.pop()) {
    if (shipped.has(ref)) continue;
    shipped.add(ref);
    waiting.push(...(needs.get(ref) ?? []));
  }
  return {
    ...bill,
    components: bill.components.filter((one) => shipped.has(one['bom-ref'])),
    dependencies: bill.dependencies.filter(
      ({ ref }) => shipped.has(ref) || ref === bill.metadata.component['bom-ref'],
    ),
  };
}

/** @param ref name and version of a package, e.g. `@mui/material@9.5.0` */
export function packageNameOf(ref: string): string {
  return ref.slice(0, ref.lastIndexOf('@'));
}
