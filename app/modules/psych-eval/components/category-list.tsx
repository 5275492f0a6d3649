import { useTranslation } from "react-i18next";
import { CardList, CardRow } from "#app/ui/card";
import { Link } from "#app/ui/link";
import { paths } from "../paths";
import { RowActions } from "./row-actions";
import { useDrag } from "./use-drag";

type Category = { id: string; title: string; colour: number; direction: "higher" | "lower"; questions: number };

const dots = ["bg-chart-1", "bg-chart-2", "bg-chart-3", "bg-chart-4", "bg-chart-5", "bg-chart-6"];

/** The categories in the order in which they are offered: dragged, or moved by the buttons, which need no JavaScript. */
export function CategoryList({ categories, tenant }: { categories: readonly Category[]; tenant: string }) {
	const { t } = useTranslation("psychEval");
	const drag = useDrag(categories, "sort");
	const place = paths(tenant);
	return (
		<CardList label={t("categories.title")}>
			{categories.map(({ id, title, colour, direction, questions }, at) => (
				<CardRow key={id} className={`flex-wrap ${drag(id, at).isDragged ? "opacity-60" : ""}`}>
					<div {...drag(id, at).handlers} className="flex min-w-0 flex-1 basis-52 cursor-grab items-center gap-3">
						<span className={`size-3 shrink-0 rounded-full ${dots[colour - 1]}`} aria-hidden="true" />
						<div className="min-w-0">
							<Link to={place.category(id)} className="link text-sm font-medium break-words">
								{title}
							</Link>
							<p className="text-13 text-ink-3">
								{t("categories.questions", { count: questions })} · {t(`categories.${direction}`)}
							</p>
						</div>
					</div>
					<RowActions
						field="id"
						{...{ title, id, at }}
						of={categories.length}
						intents={{ move: "move", archive: "archive" }}
					/>
				</CardRow>
			))}
		</CardList>
	);
}
