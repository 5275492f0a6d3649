import { Form, useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { useDragSort } from "#app/ui/use-drag-sort";
import type { EditData } from "../show-edit.server";

type Tree = EditData["tree"];
type Item = { id: string; title: string; hasQuiz: boolean };
type Props = { tree: Tree; current?: string; to: (id: string) => string };

/**
 * The chapters and lessons of a course in their order. They are moved by dragging them, or by the buttons at each, which
 * also work with the keyboard and without JavaScript.
 */
export function PartTree({ tree, current, to }: Props) {
	const { t } = useTranslation("courses");
	return (
		<nav aria-label={t("contents")}>
			<Siblings
				items={tree}
				current={current}
				to={to}
				inside={(chapter) => {
					const { lessons } = tree.find(({ id }) => id === chapter.id) ?? { lessons: [] };
					return <Siblings items={lessons} chapterId={chapter.id} current={current} to={to} />;
				}}
			/>
		</nav>
	);
}

type SiblingsProps = {
	items: Item[];
	chapterId?: string;
	current?: string;
	to: (id: string) => string;
	inside?: (item: Item) => ReactNode;
};

function Siblings({ items, chapterId = "", current, to, inside }: SiblingsProps) {
	const { submit } = useFetcher();
	const carried = useDragSort(
		items.map(({ id }) => id),
		(ids) => {
			const form = new FormData();
			form.set("intent", "sort");
			form.set("chapterId", chapterId);
			for (const id of ids) form.append("ids[]", id);
			submit(form, { method: "post" });
		},
	);
	return (
		<ol className={inside ? "flex flex-col gap-3" : "ml-3 border-l border-line pl-1"}>
			{items.map((item, at) => (
				<li key={item.id} {...carried(item.id)}>
					<Row
						item={item}
						isCurrent={item.id === current}
						isFirst={at === 0}
						isLast={at === items.length - 1}
						isChapter={inside !== undefined}
						to={to(item.id)}
					/>
					{inside?.(item)}
				</li>
			))}
		</ol>
	);
}

type RowProps = {
	item: Item;
	isCurrent: boolean;
	isFirst: boolean;
	isLast: boolean;
	isChapter: boolean;
	to: string;
};

function Row({ item, isCurrent, isFirst, isLast, isChapter, to }: RowProps) {
	const { t } = useTranslation("courses");
	return (
		<div className={`flex items-center gap-1 rounded-lg ${isCurrent ? "bg-accent-soft" : "hover:bg-hover"}`}>
			<Icon name="grip-vertical" className="size-4 shrink-0 cursor-grab text-ink-3 max-md:hidden" />
			<Link
				to={to}
				aria-current={isCurrent ? "page" : undefined}
				className={`min-h-9 min-w-0 flex-1 py-1.5 text-sm break-words max-md:min-h-11 max-md:pl-2 ${isChapter ? "font-semibold" : ""}`}
				preventScrollReset
			>
				{item.title}
			</Link>
			<Form method="post" preventScrollReset className="flex shrink-0">
				<input type="hidden" name="intent" value="move" />
				<input type="hidden" name="id" value={item.id} />
				{!isFirst && (
					<IconButton
						type="submit"
						name="way"
						value="up"
						size="sm"
						icon="arrow-up"
						label={t("edit.moveUp", { title: item.title })}
					/>
				)}
				{!isLast && (
					<IconButton
						type="submit"
						name="way"
						value="down"
						size="sm"
						icon="arrow-down"
						label={t("edit.moveDown", { title: item.title })}
					/>
				)}
			</Form>
		</div>
	);
}
