import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";

type RowActionsProps = {
	/** What the row is called, and by which field it is named. */
	title: string;
	field: "id" | "questionId";
	id: string;
	at: number;
	of: number;
	intents: { move: string; archive: string };
};

/** Moves a row of the bank a place up or down, and archives it: plain forms, which need no JavaScript. */
export function RowActions({ title, field, id, at, of, intents }: RowActionsProps) {
	const { t } = useTranslation("psychEval");
	return (
		<>
			<Form method="post" className="flex gap-1">
				<input type="hidden" name={field} value={id} />
				<input type="hidden" name="intent" value={intents.move} />
				<Move by={-1} icon="arrow-up" label={t("categories.up", { title })} isHidden={at === 0} />
				<Move by={1} icon="arrow-down" label={t("categories.down", { title })} isHidden={at === of - 1} />
			</Form>
			<Form method="post">
				<input type="hidden" name={field} value={id} />
				<Button
					type="submit"
					name="intent"
					value={intents.archive}
					kind="quiet"
					size="sm"
					aria-label={`${t("categories.archive")}: ${title}`}
				>
					{t("categories.archive")}
				</Button>
			</Form>
		</>
	);
}

type MoveProps = { by: number; icon: "arrow-up" | "arrow-down"; label: string; isHidden: boolean };

/** Where there is no place to go to, its room stays. */
function Move({ by, icon, label, isHidden }: MoveProps) {
	if (isHidden) return <span className="size-9 max-md:size-11" />;
	return (
		<button type="submit" name="by" value={by} aria-label={label} title={label} className="icon-btn">
			<Icon name={icon} className="size-5" />
		</button>
	);
}
