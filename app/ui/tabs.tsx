import { useEffect, useRef } from "react";
import { Link } from "./link";

export type Tab = { to: string; label: string; count?: number | string; current?: boolean };

/** Views of one page, each with its own address; scroll sideways where they do not fit. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
	const bar = useRef<HTMLElement>(null);
	const current = tabs.find((tab) => tab.current)?.to;
	useEffect(() => {
		const chosen = current === undefined ? null : bar.current?.querySelector<HTMLElement>("[aria-current]");
		if (bar.current && chosen) bar.current.scrollLeft = chosen.offsetLeft - bar.current.offsetWidth / 3;
	}, [current]);
	return (
		<nav ref={bar} aria-label={label} className="scroll-fade relative overflow-x-auto overflow-y-hidden">
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
