import type { ReactNode } from "react";

/** A box with a line around it. Cards never stand in cards. */
export function Card({ children, className = "p-4" }: { children: ReactNode; className?: string }) {
	return <div className={`card ${className}`}>{children}</div>;
}

/** One list card whose rows are divided by lines; put `CardRow` in it. */
export function CardList({ children, label }: { children: ReactNode; label?: string }) {
	return (
		<ul className="card divide-y divide-line shadow-1" aria-label={label}>
			{children}
		</ul>
	);
}

/** A row of a list card. */
export function CardRow({ children, className = "" }: { children: ReactNode; className?: string }) {
	return <li className={`flex items-center gap-3.5 p-4 ${className}`}>{children}</li>;
}

type SectionProps = {
	title: string;
	/** The id of the title's line. */
	titleId?: string;
	/** A number after the title. */
	count?: ReactNode;
	/** One sentence under the title. */
	intro?: ReactNode;
	/** At the right end of the title's line. */
	aside?: ReactNode;
	children: ReactNode;
	className?: string;
};

/** A part of a page with its own heading. Sections stand 32 px apart. */
export function Section({ title, titleId, count, intro, aside, children, className = "" }: SectionProps) {
	return (
		<section className={`mt-8 first:mt-0 ${className}`}>
			<div id={titleId} className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h2 className="text-base font-semibold">
					{title}
					{count !== undefined && <span className="count ml-2 text-13">{count}</span>}
				</h2>
				{aside}
			</div>
			{intro && <p className="-mt-2 mb-4 max-w-160 text-sm text-ink-2">{intro}</p>}
			{children}
		</section>
	);
}
