import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";

/** Lets somebody who was asked by name say no, and says that they have; a button of the form around it. */
export function DeclineButton({ decline }: { decline: "open" | "said" }) {
	const { t } = useTranslation("forms");
	if (decline === "said")
		return (
			<p className="notice tone-info mt-4 rounded-xl border p-3 text-sm" role="status">
				{t("answering.declined")}
			</p>
		);
	return (
		<p className="mt-4">
			<Button type="submit" kind="quiet" name="go" value="decline" formNoValidate>
				{t("answering.decline")}
			</Button>
		</p>
	);
}
