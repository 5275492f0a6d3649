import { Link } from "./link";

export type Tab = { to: string; label: string; count?: number | string; current?: boolean };

/** Views of one page, each with its own address; scroll sideways where they do not fit. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
	return (
		<nav aria-label={label} className="scroll-fade overflow-x-auto overflow-y-hidden">
			<ul className="flex min-w-max gap-5 border-b border-line">
				{tabs.map((tab) => (
					<li key={tab.to} className="flex">
						<Link to={tab.to} className="tab" aria-current={tab.current ? "page" : undefined} preventScrollReset>
							{tab.label}
							{tab.count !== undefined && <span className="count">{tab.count}</span>}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
