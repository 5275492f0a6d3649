import type { ListAddress } from "#app/lists/components/use-list-address";
import type { ListState } from "#app/lists/state";
import { Link } from "#app/ui/link";

type Chips = { column: string; label: string; options: readonly { value: string; label: string }[] };
type RowsProps = {
	rows: readonly Chips[];
	counts: Record<string, Record<string, number>>;
	state: ListState;
	address: ListAddress;
};

/** Filters of a list that are one press away, each with how many there are. What there is nothing of is left out. */
export function ChipRows({ rows, counts, state, address }: RowsProps) {
	return (
		<div className="mb-4 flex flex-col gap-2">
			{rows.map(({ column, label, options }) => {
				const filter = state.filters.find((one) => one.column === column && one.op === "any");
				const others = state.filters.filter((one) => one !== filter);
				const there = options.filter(({ value }) => (counts[column]?.[value] ?? 0) > 0);
				if (there.length < 2) return null;
				return (
					<nav key={column} aria-label={label} className="flex flex-wrap items-center gap-1.5">
						{there.map(({ value, label: name }) => {
							const isOn = filter?.values.includes(value) ?? false;
							const values = isOn
								? (filter?.values ?? []).filter((one) => one !== value)
								: [...(filter?.values ?? []), value];
							const filters = values.length > 0 ? [...others, { column, op: "any" as const, values }] : others;
							return (
								<Link
									key={value}
									to={address.to({ filters })}
									aria-current={isOn ? "true" : undefined}
									preventScrollReset
									className={`chip min-h-8 pr-2.5 max-md:min-h-11 ${isOn ? "border-accent bg-accent-soft text-accent-ink" : "hover:bg-hover"}`}
								>
									{name} <span className="tabular-nums text-ink-3">{counts[column]?.[value]}</span>
								</Link>
							);
						})}
					</nav>
				);
			})}
		</div>
	);
}
