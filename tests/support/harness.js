// Stands before the built Worker in the tests, in the same isolate: counts what is still to be done in the background,
// so that a test can wait for it, and lets a test choose what time it is. It changes no answer.
import app from "./app.js";

let messagesOpen = 0;
let promisesOpen = 0;
let clockOffset = 0;

const RealDate = Date;
globalThis.Date = class extends RealDate {
	constructor(...parts) {
		if (parts.length === 0) super(RealDate.now() + clockOffset);
		else super(...parts);
	}
	static now() {
		return RealDate.now() + clockOffset;
	}
};

export default {
	fetch(request, env, context) {
		const url = new URL(request.url);
		if (url.hostname !== "harness.test") return app.fetch(request, counted(env), observed(context));
		if (url.searchParams.has("clock")) clockOffset = Number(url.searchParams.get("clock"));
		return Response.json({ messagesOpen, promisesOpen });
	},
	scheduled(controller, env, context) {
		return app.scheduled(controller, counted(env), observed(context));
	},
	async queue(batch, env, context) {
		const undecided = new Set(batch.messages);
		const ack = (message) => {
			if (undecided.delete(message)) messagesOpen--;
		};
		const wrapped = {
			queue: batch.queue,
			metadata: batch.metadata,
			messages: batch.messages.map((message) => watched(message, ack, () => undecided.delete(message))),
			ackAll() {
				batch.messages.forEach(ack);
				batch.ackAll();
			},
			retryAll() {
				undecided.clear();
				batch.retryAll();
			},
		};
		await app.queue(wrapped, counted(env), observed(context));
		for (const message of undecided) ack(message);
	},
};

function watched(message, ack, forget) {
	return {
		id: message.id,
		timestamp: message.timestamp,
		body: message.body,
		attempts: message.attempts,
		ack() {
			ack(message);
			message.ack();
		},
		// A test has no time for the pause before another try.
		retry() {
			forget();
			message.retry();
		},
	};
}

function counted(env) {
	const queue = env.JOBS;
	const sending = async (count, send) => {
		messagesOpen += count;
		try {
			return await send();
		} catch (problem) {
			messagesOpen -= count;
			throw problem;
		}
	};
	const JOBS = {
		send: (body, options) => sending(1, () => queue.send(body, options)),
		sendBatch(messages, options) {
			const all = [...messages];
			return sending(all.length, () => queue.sendBatch(all, options));
		},
	};
	return { ...env, JOBS };
}

function observed(context) {
	return {
		props: context.props,
		passThroughOnException: () => context.passThroughOnException(),
		waitUntil(promise) {
			promisesOpen++;
			const done = () => promisesOpen--;
			context.waitUntil(Promise.resolve(promise).then(done, done));
			context.waitUntil(promise);
		},
	};
}
