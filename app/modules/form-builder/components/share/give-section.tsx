import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { FormLook } from "./form-look";
import type { Shared } from "./link-section";
import { MemberPicker } from "./member-picker";

/** Members who get the form on their home page at once. */
export function GiveSection({ shown, answer }: { shown: Shared; answer: unknown }) {
	const { t } = useTranslation("formShare");
	const problem = useFormProblem(answer, { intent: "give", ids: { memberIds: "given" } });
	const [count, setCount] = useState(0);
	const sent = useSent("give", problem.refused);
	return (
		<Section title={t("give.title")} intro={t("give.intro")} className="mt-6">
			<Form method="post" className="flex flex-col gap-5" noValidate preventScrollReset>
				<input type="hidden" name="subject" value={shown.subject?.chosen?.id ?? ""} />
				<MemberPicker key={sent} id="given" shown={shown} problem={problem} onCount={setCount} />
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="give" icon="send">
						{t("give.send", { count })}
					</SubmitButton>
				</div>
			</Form>
			<FormLook head={shown.head} />
		</Section>
	);
}

/** Counts how often an intent was sent with success, so that its form begins anew. */
function useSent(intent: string, isRefused: boolean): number {
	const { state, formData } = useNavigation();
	const [times, setTimes] = useState(0);
	const isSending = useRef(false);
	useEffect(() => {
		if (formData?.get("intent") === intent) isSending.current = true;
		if (state !== "idle" || !isSending.current) return;
		isSending.current = false;
		if (!isRefused) setTimes((before) => before + 1);
	}, [state, formData, intent, isRefused]);
	return times;
}
