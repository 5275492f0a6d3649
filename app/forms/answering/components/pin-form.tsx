import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { TextField } from "#app/ui/text-field";
import type { ShownForm } from "../show-form.server";
import type { AnswerState } from "../state";
import { HeldFields, isHeld } from "./held-fields";

type PinFormProps = { shown: ShownForm; state: AnswerState; problem: string | null };

/** Asks for what opens a form beside its address. */
export function PinForm({ shown, state, problem }: PinFormProps) {
	const { t } = useTranslation("forms");
	const { search } = useLocation();
	return (
		<Form method="post" action={search || undefined} className="mt-6 flex max-w-80 flex-col gap-4" noValidate>
			<HeldFields {...{ shown, state }} go="unlock" />
			{isHeld(state) && (
				<p role="status" className="notice tone-info rounded-xl border p-3 text-sm">
					{t("answering.held")}
				</p>
			)}
			<TextField
				id="pin"
				name="pin"
				label={t("answering.pin")}
				error={problem ?? undefined}
				autoComplete="off"
				required
			/>
			<SubmitButton>{t("answering.unlock")}</SubmitButton>
		</Form>
	);
}
