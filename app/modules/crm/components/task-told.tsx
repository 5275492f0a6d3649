import { Form, useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Icon } from "#app/ui/icon";
import { useSnackbar } from "#app/ui/snackbar";

/** One fetcher for all that is pressed in lists of tasks: what it was pressed in may be gone when the answer comes. */
export const useTaskFetcher = () => useFetcher({ key: "crm-tasks" });

type Changed = { id: string; task: string; key: string; title: string; undo: "reopen" | "restore" | null };
const changedOf = (answer: unknown): Changed | undefined =>
	typeof answer === "object" && answer !== null && "changed" in answer
		? (answer as { changed: Changed }).changed
		: undefined;

/** Says what became of a task, with the way back; on the page itself where there is no JavaScript. */
export function TaskTold({ answer, action }: { answer: unknown; action?: string }) {
	const { t } = useTranslation("crmWork");
	const fetcher = useTaskFetcher();
	const { show } = useSnackbar();
	const changed = changedOf(fetcher.data);
	const problem = useFormProblem(fetcher.data ?? answer);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once, by its id
	useEffect(() => {
		if (!changed) return;
		const { id, task, key, title, undo } = changed;
		const back = undo && {
			label: t("common:undo"),
			onPress: () => fetcher.submit({ intent: undo, id: task }, { method: "post", action }),
		};
		const message = { id, text: t(`told.${key}`, { title }), kind: "success" as const };
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
					<p className="min-w-0 flex-1">{t(`told.${plain.key}`, { title: plain.title })}</p>
					{plain.undo && (
						<>
							<input type="hidden" name="id" value={plain.task} />
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
