import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

/** The record before or after; `label` says which it is and contains its `name`. */
export type Beside = { to: string; name: string; label: string };

type BesideLinksProps = {
	label: string;
	/** Which one it is, and of how many. */
	place?: string;
	previous?: Beside;
	next?: Beside;
};

/** Leads from one record of a list to those beside it, also by the keys [ and ]. */
export function BesideLinks({ label, place, previous, next }: BesideLinksProps) {
	if (!place && !previous && !next) return null;
	return (
		<nav aria-label={label} className="-mr-2 flex min-w-0 items-center gap-1 print:hidden">
			{place && <span className="mr-1 text-13 whitespace-nowrap text-ink-3 tabular-nums">{place}</span>}
			{previous && (
				<BesideLink beside={previous} way="previous">
					<Icon name="chevron-left" />
					<Name of={previous} />
				</BesideLink>
			)}
			{next && (
				<BesideLink beside={next} way="next">
					<Name of={next} />
					<Icon name="chevron-right" />
				</BesideLink>
			)}
		</nav>
	);
}

const KEYS = { previous: "[", next: "]" };

function BesideLink({ beside, way, children }: { beside: Beside; way: keyof typeof KEYS; children: ReactNode }) {
	return (
		<Link
			to={beside.to}
			className="btn btn-quiet btn-sm min-w-0"
			data-beside={way}
			aria-keyshortcuts={KEYS[way]}
			aria-label={beside.label}
			title={beside.label}
		>
			{children}
		</Link>
	);
}

const Name = ({ of }: { of: Beside }) => <span className="max-w-40 truncate max-md:hidden">{of.name}</span>;
