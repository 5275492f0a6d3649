import { useTranslation } from "react-i18next";
import { hasText } from "../../definition/texts";
import type { ShownForm } from "../show-form.server";
import { Said } from "./reader";

/** What stands where a form takes no replies: the author's words, else ours. */
export function ClosedForm({ shown, why }: { shown: ShownForm; why: NonNullable<ShownForm["closed"]> }) {
	const { t } = useTranslation("forms");
	return (
		<div className="mx-auto w-full max-w-160 px-4 pt-12 md:px-0">
			<h1 className="text-3xl font-semibold">
				<Said texts={shown.definition.title} />
			</h1>
			<p className="mt-3 text-base text-ink-2">
				{shown.closedText && hasText(shown.closedText) ? <Said texts={shown.closedText} /> : t(`closed.${why}`)}
			</p>
		</div>
	);
}
