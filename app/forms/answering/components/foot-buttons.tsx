import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";

type FootButtonsProps = { isFirst: boolean; isLast: boolean; busy: string | null };

/** Back and on, always in reach. The one that goes on stands first in the markup, so that Enter in a field presses it. */
export function FootButtons({ isFirst, isLast, busy }: FootButtonsProps) {
	const { t } = useTranslation("forms");
	const go = isLast ? "send" : "next";
	return (
		<div className="answer-foot">
			<div className="mx-auto flex w-full max-w-160 flex-row-reverse gap-3">
				<Button
					type="submit"
					kind="primary"
					name="go"
					value={go}
					busy={busy === go}
					className="min-h-13 grow"
					icon={isLast ? "check" : "arrow-right"}
				>
					{t(isFirst ? "answering.begin" : `answering.${go}`)}
				</Button>
				{!isFirst && (
					<Button type="submit" name="go" value="back" busy={busy === "back"} formNoValidate className="min-h-13">
						{t("answering.back")}
					</Button>
				)}
			</div>
		</div>
	);
}
