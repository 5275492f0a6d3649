import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";

type ArchivedRowsProps = {
	label: string;
	rows: readonly { id: string; title: string }[];
	/** By which field a row is named, and what takes it out again. */
	field: "id" | "questionId";
	intent: string;
};

/** What of the bank lies in the archive, each with the way out of it. */
export function ArchivedRows({ label, rows, field, intent }: ArchivedRowsProps) {
	const { t } = useTranslation("psychEval");
	return (
		<CardList label={label}>
			{rows.map(({ id, title }) => (
				<CardRow key={id}>
					<span className="min-w-0 flex-1 text-sm break-words">{title}</span>
					<Form method="post">
						<input type="hidden" name={field} value={id} />
						<SubmitButton intent={intent} kind="quiet" size="sm" aria-label={`${t("categories.restore")}: ${title}`}>
							{t("categories.restore")}
						</SubmitButton>
					</Form>
				</CardRow>
			))}
		</CardList>
	);
}
