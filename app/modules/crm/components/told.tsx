import { Form, useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { useSnackbar } from "#app/ui/snackbar";
import type { Changed } from "../told";

/** One fetcher for all that is pressed in CRM's lists: what it was pressed in may be gone when the answer comes. */
export const useCrmFetcher = () => useFetcher({ key: "crm" });

const changedOf = (answer: unknown): Changed | undefined =>
	typeof answer === "object" && answer !== null && "changed" in answer
		? (answer as { changed: Changed }).changed
		: undefined;

type ToldProps = {
	answer: unknown;
	/** Where it is taken back. */
	action?: string;
	/** The namespaces of the keys that may come. */
	ns: string;
};

/** Says what became of a record, with the way back; on the page itself where there is no JavaScript. */
export function Told({ answer, action, ns }: ToldProps) {
	const { t } = useTranslation(ns);
	const fetcher = useCrmFetcher();
	const { show } = useSnackbar();
	const changed = changedOf(fetcher.data);
	const problem = useFormProblem(fetcher.data ?? answer);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once, by its id
	useEffect(() => {
		if (!changed) return;
		const { id, record, key, params, undo } = changed;
		const back = undo && {
			label: t("common:undo"),
			onPress: () => fetcher.submit({ intent: undo, id: record }, { method: "post", action }),
		};
		const message = { id, text: t(key, params), kind: "success" as const };
		show(back ? { ...message, action: back, timeout: 10_000 } : message);
	}, [changed?.id]);
	const plain = changed ? undefined : changedOf(answer);
	const isOfForm = typeof answer === "object" && answer !== null && "problem" in answer && !fetcher.data;
	return (
		<>
			{!isOfForm && problem.refused && <FormErrors errors={problem.summary.map(({ text }) => ({ text }))} />}
			{plain && (
				<Form
					method="post"
					action={action}
					className="notice tone-success my-3 flex items-center gap-3 rounded-xl border p-3 text-sm"
				>
					<Icon name="circle-check" />
					<p className="min-w-0 flex-1">{t(plain.key, plain.params)}</p>
					{plain.undo && (
						<>
							<input type="hidden" name="id" value={plain.record} />
							<SubmitButton intent={plain.undo} kind="quiet" size="sm">
								{t("common:undo")}
							</SubmitButton>
						</>
					)}
				</Form>
			)}
		</>
	);
}
