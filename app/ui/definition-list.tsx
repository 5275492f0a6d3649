import type { ReactNode } from "react";

export type Definition = { label: string; value: ReactNode };

/** Labels with their values, 92 px of label at the left; for the details of a record. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
	return (
		<dl className="grid grid-cols-[minmax(92px,auto)_1fr] gap-x-4 gap-y-2 text-13">
			{items.map((item) => (
				<div key={item.label} className="contents">
					<dt className="text-ink-3">{item.label}</dt>
					<dd className="min-w-0 break-words text-ink">{item.value}</dd>
				</div>
			))}
		</dl>
	);
}

type SettingRowProps = { title: ReactNode; meta?: ReactNode; children?: ReactNode };

/** A row with a name at the left and its controls at the right, divided by lines; for settings and docked panels. */
export function SettingRow({ title, meta, children }: SettingRowProps) {
	return (
		<li className="flex min-h-14 items-center justify-between gap-3 border-b border-line py-2 last:border-0">
			<div className="min-w-0">
				<div className="text-13 font-medium text-ink">{title}</div>
				{meta && <div className="text-xs text-ink-3">{meta}</div>}
			</div>
			<div className="flex shrink-0 items-center gap-3">{children}</div>
		</li>
	);
}
