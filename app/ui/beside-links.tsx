import { Icon } from "./icon";
import { Link } from "./link";

/** The record before or after; `label` says which it is and contains its `name`. */
export type Beside = { to: string; name: string; label: string };

/** Leads from one record of a list to those beside it, also by the keys [ and ]. */
export function BesideLinks({ label, previous, next }: { label: string; previous?: Beside; next?: Beside }) {
	if (!previous && !next) return null;
	return (
		<nav aria-label={label} className="-mr-2 flex min-w-0 items-center gap-1 print:hidden">
			{previous && (
				<Link
					to={previous.to}
					className="btn btn-quiet btn-sm min-w-0"
					data-beside="previous"
					aria-keyshortcuts="["
					aria-label={previous.label}
					title={previous.label}
				>
					<Icon name="chevron-left" />
					<span className="max-w-40 truncate max-md:hidden">{previous.name}</span>
				</Link>
			)}
			{next && (
				<Link
					to={next.to}
					className="btn btn-quiet btn-sm min-w-0"
					data-beside="next"
					aria-keyshortcuts="]"
					aria-label={next.label}
					title={next.label}
				>
					<span className="max-w-40 truncate max-md:hidden">{next.name}</span>
					<Icon name="chevron-right" />
				</Link>
			)}
		</nav>
	);
}
