import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import type { Begun } from "../use-kept";
import { BeginAnew } from "./begin-anew";
import { ContinueButton } from "./kept-answers";
import "../answering.css";

type FootButtonsProps = {
	form: string;
	isFirst: boolean;
	isLast: boolean;
	/** The way that is gone now. */
	busy: string | null;
	/** What was begun before on this device: to go on with it comes first. */
	begun: Begun | null;
	onForget: () => void;
};

/** Back and on, always in reach. The one that goes on stands first in the markup, so that Enter in a field presses it. */
export function FootButtons({ form, isFirst, isLast, busy, begun, onForget }: FootButtonsProps) {
	const { t } = useTranslation("forms");
	const go = isLast ? "send" : "next";
	const goesOn = isFirst && begun !== null;
	return (
		<div className="answer-foot">
			<div className="mx-auto flex w-full max-w-160 flex-row-reverse flex-wrap gap-3">
				{goesOn ? (
					<>
						<ContinueButton begun={begun} form={form} isMain busy={busy === `to:${begun.step}`} />
						<BeginAnew form={form} onForget={onForget} />
					</>
				) : (
					<Button
						type="submit"
						kind="primary"
						name="go"
						value={go}
						busy={busy === go}
						className="min-h-13 grow"
						icon={isLast ? "check" : "arrow-right"}
						iconAfter={!isLast}
					>
						{t(isFirst ? "answering.begin" : `answering.${go}`)}
					</Button>
				)}
				{!isFirst && (
					<Button type="submit" name="go" value="back" busy={busy === "back"} formNoValidate className="min-h-13">
						{t("answering.back")}
					</Button>
				)}
			</div>
		</div>
	);
}
