import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/ui/empty-state";
import { RowLink, Table } from "#app/ui/table";
import { paths } from "../paths";
import type { WordsData } from "./show-words.server";

type List = WordsData["lists"][number];

/** The lists of words as a teacher sees them. */
export function WordListsTable({ lists, tenant }: { lists: List[]; tenant: string }) {
	const { t } = useTranslation("norwegianWords");
	const at = paths(tenant);
	return (
		<section aria-labelledby="lists">
			<h2 id="lists" className="mb-3 text-base font-semibold">
				{t("list.all")}
			</h2>
			{lists.length === 0 ? (
				<EmptyState icon="list" title={t("list.none")}>
					{t("list.noneHelp")}
				</EmptyState>
			) : (
				<Table
					label={t("list.all")}
					density="roomy"
					rows={lists}
					rowKey={({ id }) => id}
					columns={[
						{
							...{ key: "title", header: t("list.title"), phone: "title" },
							cell: ({ id, title }: List) => <RowLink to={at.wordList(id)}>{title}</RowLink>,
						},
						{
							...{ key: "words", header: t("list.words"), align: "right", phone: "line" },
							cell: ({ words }: List) => t("list.wordsOf", { number: words }),
						},
						{
							...{ key: "people", header: t("list.people"), align: "right", phone: "line" },
							cell: ({ people }: List) => t("list.peopleOf", { number: people }),
						},
					]}
				/>
			)}
		</section>
	);
}
