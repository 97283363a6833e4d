#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How often this thread has asked for memory.
unsigned long allocation_count(void);

/// Gives free memory back to the system, so that what is resident is what is used.
void release_free_memory(void);

#endif
