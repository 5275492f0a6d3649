import { Fragment, type ReactNode } from "react";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

type EntryProps = {
	icon: IconName;
	/** What it is, who did it and when; parts are divided by dots. */
	head: readonly ReactNode[];
	/** At the right end of the head. */
	menu?: ReactNode;
	children?: ReactNode;
	id?: string;
};

/** One thing that happened, on the line that goes through a list of them; the first part of its head stands out. */
export function Entry({ icon, head, menu, children, id }: EntryProps) {
	const parts = head.filter(Boolean);
	return (
		<li
			id={id}
			className="relative flex gap-3.5 pb-7 before:absolute before:top-8 before:bottom-0 before:left-4 before:w-px before:bg-line last:before:hidden"
		>
			<span className="flex size-8 shrink-0 items-center justify-center rounded-full border border-line-2 bg-sheet text-ink-2">
				<Icon name={icon} />
			</span>
			<div className="min-w-0 flex-1 pt-1.5">
				<div className="flex items-start justify-between gap-2">
					<p className="text-13 text-ink-3">
						{parts.map((part, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a head keep their order
							<Fragment key={index}>
								{index > 0 && " "}
								{/* A line may begin with a dot, but none ends with one. */}
								<span className="whitespace-nowrap">
									{index > 0 && <span aria-hidden="true">· </span>}
									<span className={index === 0 ? "font-semibold whitespace-normal text-ink" : "whitespace-normal"}>
										{part}
									</span>
								</span>
							</Fragment>
						))}
					</p>
					{menu && <div className="-my-1.5 shrink-0">{menu}</div>}
				</div>
				{children}
			</div>
		</li>
	);
}

/** The list around entries. */
export function Entries({ label, children }: { label: string; children: ReactNode }) {
	return (
		<ol aria-label={label} className="mt-6">
			{children}
		</ol>
	);
}
