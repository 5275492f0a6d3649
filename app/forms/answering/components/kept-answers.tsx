import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import type { Unsent } from "../unsent.server";
import { type Begun, findBegun, replaceState } from "../use-kept";
import { UnsentAnswers } from "./unsent-answers";

type KeptAnswersProps = {
	begun: Begun;
	form: string;
	/** On a screen with questions: keeps what is answered now, and lets go of what was begun before. */
	onForget?: () => void;
};

/** Says that something was begun before on this device; on a screen with questions one of the two is to be kept. */
export function KeptAnswers({ begun, form, onForget }: KeptAnswersProps) {
	const { t } = useTranslation("forms");
	return (
		<div className="notice tone-info mb-6 flex flex-wrap items-center justify-between gap-3 rounded-xl border p-3 text-sm">
			<p className="min-w-0">{t(onForget ? "answering.keptOther" : "answering.kept")}</p>
			{onForget && (
				<p className="flex flex-wrap gap-3">
					<ContinueButton begun={begun} form={form} />
					<Button onClick={onForget} className="min-h-11">
						{t("answering.keepThis")}
					</Button>
				</p>
			)}
		</div>
	);
}

/** Goes on where somebody was. */
export function ContinueButton({
	begun,
	form,
	isMain = false,
	busy = false,
}: Omit<KeptAnswersProps, "onForget"> & { isMain?: boolean; busy?: boolean }) {
	const { t } = useTranslation("forms");
	return (
		<Button
			type="submit"
			kind={isMain ? "primary" : "secondary"}
			name="go"
			value={`to:${begun.step}`}
			formNoValidate
			busy={busy}
			className={isMain ? "min-h-13 grow" : "min-h-11"}
			icon={isMain ? "arrow-right" : undefined}
			iconAfter
			onClick={() => replaceState(form, begun)}
		>
			{t("answering.continue")}
		</Button>
	);
}

/** What this browser has kept of a form that is closed now. */
export function KeptUnsent({ guid }: { guid: string }) {
	const [unsent, setUnsent] = useState<Unsent[]>([]);
	useEffect(() => setUnsent(findBegun(guid)?.unsent ?? []), [guid]);
	return unsent.length > 0 ? <UnsentAnswers unsent={unsent} /> : null;
}
