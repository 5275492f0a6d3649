import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice";
import { Time } from "#app/ui/time";
import type { ShownForm } from "../show-form.server";

/** What those who follow up have said to whoever has answered. */
export function Messages({ messages }: Pick<ShownForm, "messages">) {
	const { t } = useTranslation("forms");
	return messages.map(({ id, text, at }) => (
		<div key={id} className="mb-4">
			<Notice icon="message-square-text" title={t("answering.message")}>
				<p className="whitespace-pre-line break-words">{text}</p>
				<p className="mt-1 text-13 text-ink-3">
					<Time at={at} />
				</p>
			</Notice>
		</div>
	));
}
