import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Item } from "../queue";
import { ItemRow, ROW_HEIGHT } from "./item-row";

/** Rows in view, and rows drawn beyond them. */
const IN_VIEW = 5;
const BEYOND = 4;

const order = { uploading: 0, failed: 1, waiting: 2, uploaded: 3 } as const;

/** The files of the queue, those with something to see first. Only the rows in view are drawn, however many there are. */
export function ItemList({ items }: { items: readonly Item[] }) {
	const { t } = useTranslation("filesUpload");
	const box = useRef<HTMLElement>(null);
	const [top, setTop] = useState(0);
	const sorted = useMemo(() => {
		const groups: Item[][] = [[], [], [], []];
		for (const item of items) groups[order[item.status]]?.push(item);
		return groups.flat();
	}, [items]);
	const from = Math.max(0, Math.min(Math.floor(top / ROW_HEIGHT) - BEYOND, sorted.length - IN_VIEW));
	const shown = sorted.slice(from, from + IN_VIEW + 2 * BEYOND);
	return (
		<section
			ref={box}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
			tabIndex={0}
			aria-label={t("panel.files")}
			className="max-h-80 overflow-y-auto overscroll-contain border-t border-line outline-offset-[-2px]"
			onScroll={(event) => setTop(event.currentTarget.scrollTop)}
		>
			<ul style={{ height: sorted.length * ROW_HEIGHT, paddingTop: from * ROW_HEIGHT, boxSizing: "border-box" }}>
				{shown.map((item, index) => (
					<li
						key={item.id}
						aria-setsize={sorted.length}
						aria-posinset={from + index + 1}
						className="border-b border-line last:border-0"
						style={{ height: ROW_HEIGHT, boxSizing: "border-box" }}
					>
						<ItemRow item={item} />
					</li>
				))}
			</ul>
		</section>
	);
}
