import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { TextArea } from "#app/ui/text-field";
import { healthWordsIn } from "../privacy/health-words";

type FreeTextProps = ComponentProps<typeof TextArea> & { defaultValue: string };

/** Several lines about somebody's time at work; words that tell of their health are pointed out. */
export function FreeText(props: FreeTextProps) {
	const { t } = useTranslation("verdalPlacements");
	const [text, setText] = useState(props.defaultValue);
	const words = healthWordsIn(text);
	return (
		<div>
			<TextArea {...props} onInput={(event) => setText(event.currentTarget.value)} />
			<p role="status" className={words.length > 0 ? "mt-1.5 flex gap-1.5 text-13 text-ink-2" : "sr-only"}>
				{words.length > 0 && (
					<>
						<Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
						<span className="min-w-0">{t("healthHint", { words: words.join(", ") })}</span>
					</>
				)}
			</p>
		</div>
	);
}
