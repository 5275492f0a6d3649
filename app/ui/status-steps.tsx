import { Icon } from "./icon";
import { Time } from "./time";

type StatusStepsProps = {
	/** What each step is called; the first is that it has arrived. */
	steps: readonly string[];
	/** The index of the step that is reached. */
	reached: number;
	receivedAt: number;
	/** Read out after a step that is still to come. */
	notYet: string;
};

/** How far something has come that somebody sent, for the page that they follow it on. */
export function StatusSteps({ steps, reached, receivedAt, notYet }: StatusStepsProps) {
	return (
		<ol className="mt-6 flex flex-col gap-3">
			{steps.map((step, index) => (
				<li key={step} className="flex gap-3" aria-current={index === reached ? "step" : undefined}>
					<Icon
						name={index <= reached ? "circle-check" : "clock"}
						className={`mt-0.5 size-5 ${index <= reached ? "text-success-ink" : "text-ink-3"}`}
					/>
					<div>
						<p className={index <= reached ? "font-medium" : "text-ink-2"}>
							{step}
							{index > reached && <span className="sr-only"> – {notYet}</span>}
						</p>
						{index === 0 && (
							<p className="text-13 text-ink-3">
								<Time at={receivedAt} as="dateTime" />
							</p>
						)}
					</div>
				</li>
			))}
		</ol>
	);
}
