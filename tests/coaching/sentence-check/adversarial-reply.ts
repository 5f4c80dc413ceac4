/** How a reply tries to bring an untrue figure to the screen, and the reply. */
export type AdversarialReply = readonly [trick: string, reply: string];
