import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon";
import type { MaterialData } from "../speakers/materials.server";

/** Files and links, each with where it leads. */
export function MaterialList<Material extends MaterialData>({
	materials,
	children,
}: {
	materials: readonly Material[];
	/** What can be done with one, or is said of it. */
	children?: (material: Material) => ReactNode;
}) {
	return (
		<ul className="card divide-y divide-line">
			{materials.map((one) => (
				<li key={one.id} className="flex flex-wrap items-center justify-between gap-3 p-4">
					<div className="flex min-w-0 gap-3">
						<Icon name={one.isFile ? "file-text" : "link"} className="mt-0.5 size-5 shrink-0 text-ink-2" />
						<div className="min-w-0">
							<a
								href={one.to}
								className="link font-medium break-words"
								rel="noreferrer"
								{...(one.isFile && { download: true })}
							>
								{one.title}
							</a>
							<p className="text-13 break-all text-ink-3">{one.name}</p>
						</div>
					</div>
					{children?.(one)}
				</li>
			))}
		</ul>
	);
}
