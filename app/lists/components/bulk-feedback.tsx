import { Form } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { useSnackbar } from "#app/ui/snackbar";
import { isBulkAnswer } from "../bulk-answer";
import { useBulkFetcher } from "./bulk-bar";

/** Milliseconds in which a press undoes what was done. */
const UNDO_TIME = 10_000;

/** Says what a bulk action did, with the way back; on the page itself where there is no JavaScript. */
export function BulkFeedback({ answer }: { answer: unknown }) {
	const { t } = useTranslation("lists");
	const fetcher = useBulkFetcher();
	const { show } = useSnackbar();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is shown once
	useEffect(() => {
		if (!isBulkAnswer(fetcher.data)) return;
		const { key, params, undo } = fetcher.data.bulk;
		const action = undo && { label: t("common:undo"), onPress: () => fetcher.submit(undo, { method: "post" }) };
		show({ text: t(key, params), kind: "success", ...(action && { action, timeout: UNDO_TIME }) });
	}, [fetcher.data]);
	if (!isBulkAnswer(answer)) return null;
	const { key, params, undo = {} } = answer.bulk;
	const { intent, ...fields } = undo;
	return (
		<Form
			method="post"
			className="notice tone-success my-3 flex items-center gap-3 rounded-xl border p-3 text-sm"
			preventScrollReset
		>
			<Icon name="circle-check" />
			<p className="min-w-0 flex-1">{t(key, params)}</p>
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{intent && (
				<SubmitButton intent={intent} kind="quiet" size="sm">
					{t("common:undo")}
				</SubmitButton>
			)}
		</Form>
	);
}
