/** As browsers name voices: Norwegian is `no` in some of them. */
const namesOf = (language: string): string[] => (language === "nb" ? ["nb", "no"] : [language]);

/** A voice of the browser for a language; with `isLocal` one that reads on the device itself, and sends the text to nobody. */
export function voiceFor(language: string, isLocal = false): SpeechSynthesisVoice | undefined {
	const names = namesOf(language);
	return speechSynthesis
		.getVoices()
		.find((voice) => names.includes(voice.lang.slice(0, 2).toLowerCase()) && (!isLocal || voice.localService));
}
