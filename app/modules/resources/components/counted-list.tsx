import type { ReactNode } from "react";
import { Section } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { Picture } from "#app/ui/picture";
import { Time } from "#app/ui/time";
import { paths } from "../paths";

type Counted = {
	id: string;
	name: string;
	place: string;
	serial: string;
	note?: string;
	photoGuid?: string | null;
	at?: number;
	by?: string;
};
type CountedListProps = {
	title: string;
	help?: string;
	rows: readonly Counted[];
	tenant: string;
	children?: (one: Counted) => ReactNode;
};

/** Things of a stocktake, with what was noticed about them; nothing where there are none. */
export function CountedList({ title, help, rows, tenant, children }: CountedListProps) {
	if (rows.length === 0) return null;
	return (
		<Section title={title} count={rows.length} intro={help} className="mt-8">
			<ul className="divide-y divide-line">
				{rows.map((one) => (
					<li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
						{one.photoGuid && (
							<Picture src={`/api/media/${one.photoGuid}`} className="size-14 rounded-md object-cover" instead={null} />
						)}
						<div className="min-w-0 flex-1">
							<Link to={paths(tenant).resource(one.id)} className="link font-medium break-words">
								{one.name}
							</Link>
							<p className="text-13 break-words text-ink-2">
								{[one.place, one.serial, one.note].filter(Boolean).join(" · ")}
							</p>
						</div>
						{one.at !== undefined && (
							<span className="text-13 text-ink-3">
								{one.by} <Time at={one.at} />
							</span>
						)}
						{children?.(one)}
					</li>
				))}
			</ul>
		</Section>
	);
}
