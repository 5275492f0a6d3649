import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

/** The previous or next record; `label` says which it is and contains its `name`. */
export type NeighbourLink = { to: string; name: string; label: string };

type NeighbourLinksProps = {
	label: string;
	/** Which one it is, and of how many. */
	place?: string;
	previous?: NeighbourLink;
	next?: NeighbourLink;
};

/** Links to the previous and the next record of a list, also by the keys [ and ]. */
export function NeighbourLinks({ label, place, previous, next }: NeighbourLinksProps) {
	if (!place && !previous && !next) return null;
	return (
		<nav aria-label={label} className="-mr-2 flex min-w-0 items-center gap-1 print:hidden">
			{place && <span className="mr-1 text-13 whitespace-nowrap text-ink-3 tabular-nums">{place}</span>}
			{previous && (
				<LinkTo neighbour={previous} way="previous">
					<Icon name="chevron-left" />
					<Name of={previous} />
				</LinkTo>
			)}
			{next && (
				<LinkTo neighbour={next} way="next">
					<Name of={next} />
					<Icon name="chevron-right" />
				</LinkTo>
			)}
		</nav>
	);
}

const KEYS = { previous: "[", next: "]" };

function LinkTo({
	neighbour,
	way,
	children,
}: {
	neighbour: NeighbourLink;
	way: keyof typeof KEYS;
	children: ReactNode;
}) {
	return (
		<Link
			to={neighbour.to}
			className="btn btn-quiet btn-sm min-w-0"
			data-neighbour={way}
			aria-keyshortcuts={KEYS[way]}
			aria-label={neighbour.label}
			title={neighbour.label}
		>
			{children}
		</Link>
	);
}

const Name = ({ of }: { of: NeighbourLink }) => <span className="max-w-40 truncate max-md:hidden">{of.name}</span>;
