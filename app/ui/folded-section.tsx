import type { ReactNode } from "react";
import { Icon } from "./icon";

type FoldedSectionProps = {
	title: string;
	/** One sentence under the title. */
	intro?: ReactNode;
	/** Opens it by itself: what is asked for or refused stands in it. */
	isOpen?: boolean;
	children: ReactNode;
};

/** A part of a long page that opens by a press, also where there is no JavaScript. */
export function FoldedSection({ title, intro, isOpen, children }: FoldedSectionProps) {
	return (
		<details className="group/fold mt-4 border-t border-line pt-4" open={isOpen || undefined}>
			<summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 max-md:min-h-11">
				<Icon name="chevron-right" className="text-ink-3 transition-transform group-open/fold:rotate-90" />
				<h2 className="text-base font-semibold">{title}</h2>
			</summary>
			<div className="pt-3 pb-4">
				{intro && <p className="mb-4 max-w-160 text-sm text-ink-2">{intro}</p>}
				{children}
			</div>
		</details>
	);
}
